import { watchErrors } from '@/lib/browser/recovery/error-recovery';
import { keepHashClean } from '@/lib/browser/navigation/clean-hash';
import { keepRouterOnPage } from '@/lib/browser/navigation/history-entries';
import { keepPointersFromReact } from '@/lib/browser/platform/react-listening';
import { ignoreSamePageLinks } from '@/lib/browser/navigation/same-page-links';

// Next runs this in the browser before it mounts the page.
keepHashClean();
watchErrors();
ignoreSamePageLinks();
keepRouterOnPage();
keepPointersFromReact();
