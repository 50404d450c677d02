import { buildMissingScriptWatch } from './missing-script-watch';

/** Belongs at the end of the body: what it may have to show stands before it, and no style sheet holds it up. */
export function MissingScripts() {
  return <script dangerouslySetInnerHTML={{ __html: buildMissingScriptWatch() }} />;
}
