/**
 * Who has the number is not sold to any more. It comes with the result, since a rule that asks with `:has` on `main`
 * whether the result is there has every section of the page reckoned anew with each change of the form.
 */
const NO_OFFERS =
  '#main>:is([data-block-id],[data-says]):not(:has(form)),#main>div>[data-block-id]:not(:has(form)){display:none}';

/** Hides what stands beside the form, as long as it is drawn. */
export function OffersHidden() {
  return <style>{NO_OFFERS}</style>;
}
