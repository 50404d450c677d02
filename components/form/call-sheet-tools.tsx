import { useEffect, useState } from 'react';
import type { CallSheetMessages } from '@/funnels/messages/call-sheet';
import { saveCallReminder } from '@/lib/browser/phone/save-call-reminder';
import buttons from '@/components/ui/button.module.css';
import styles from './result-step.module.css';

interface CallSheetToolsProps {
  readonly words: CallSheetMessages;
  /** `tel:` and the number; undefined while nobody answers, for a code invites a call. */
  readonly href: string | undefined;
  /** In the calendar. */
  readonly title: string;
}

const WIDE = '(min-width: 768px)';

/** The shape of a QR code as an SVG path, one square a module. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** Only where a visitor may sit in front of a screen that makes no calls. */
function useCode(href: string | undefined): { readonly size: number; readonly path: string } | undefined {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    if (href === undefined || !window.matchMedia(WIDE).matches) return;
    const draw = async () => {
      const { encode } = await import('uqr');
      const { data, size } = encode(href, { border: 2 });
      setCode({ size, path: drawModules(data) });
    };
    // Without it the number is still there to read.
    draw().catch(() => undefined);
  }, [href]);
  return code;
}

/** Ways to take the sheet along: paper, calendar, telephone. */
export function CallSheetTools({ words, href, title }: CallSheetToolsProps) {
  const code = useCode(href);
  return (
    <div className={styles.tools}>
      <button type="button" className={buttons.secondary} onClick={() => window.print()}>
        {words.print}
      </button>
      <button type="button" className={buttons.secondary} onClick={() => saveCallReminder(title)}>
        {words.calendar}
      </button>
      {href !== undefined && code && (
        <figure className={styles.code}>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.scan} data-code={href}>
            <path d={code.path} />
          </svg>
          <figcaption>{words.scan}</figcaption>
        </figure>
      )}
    </div>
  );
}
