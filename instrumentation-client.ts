import { watchErrors } from '@/lib/browser/recovery/error-recovery';
import { ignoreSamePageLinks } from '@/lib/browser/navigation/same-page-links';

// Next runs this in the browser before it mounts the page.
watchErrors();
ignoreSamePageLinks();
