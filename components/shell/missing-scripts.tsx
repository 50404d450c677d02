import { buildMissingScriptWatch } from './missing-script-watch';

/** Last in the body: what it may show stands before it, and no style sheet delays it. */
export function MissingScripts() {
  return <script dangerouslySetInnerHTML={{ __html: buildMissingScriptWatch() }} />;
}
