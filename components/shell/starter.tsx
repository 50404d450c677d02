import { buildLateStart } from './late-start';

/** In the head: no tap comes before it. */
export function Starter() {
  return <script dangerouslySetInnerHTML={{ __html: buildLateStart() }} />;
}
