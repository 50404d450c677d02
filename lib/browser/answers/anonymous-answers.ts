import type { Product } from '@/lib/names/brand-code';
import { pickAnonymous } from '@/lib/fields/anonymous-fields';
import type { FormValues } from '@/lib/fields/form-values';
import type { Visit } from '@/lib/visit/visit';
import { readSharedValues } from './kept-values';
import { findZip } from '../visit/visitor-zip';

/** The answers that may leave before consent for a product, with the ZIP that the visitor gave or is guessed to have. */
export async function readAnonymousAnswers(product: Product, visit: Visit): Promise<FormValues> {
  const values = readSharedValues();
  const zip = await findZip(values.zipcode, visit);
  return pickAnonymous(product, { ...values, zipcode: zip?.zipCode });
}
