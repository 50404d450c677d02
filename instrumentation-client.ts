import { watchErrors } from '@/lib/browser/error-recovery';
import { ignoreSamePageLinks } from '@/lib/browser/same-page-links';

// Next runs this in the browser before it mounts the page.
watchErrors();
ignoreSamePageLinks();
