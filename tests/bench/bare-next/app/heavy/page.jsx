/** Next writes what a page says twice: as HTML, and for its router. */
const WORDS = 'bare words ';
const TEXT = WORDS.repeat(Number(process.env.BARE_PAGE_BYTES ?? 0) / 2 / WORDS.length);

/** As many bytes as a page of the product. */
export default function Page() {
  return <p>{TEXT}</p>;
}
