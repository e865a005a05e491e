import { translateTypedDecimal } from "../money/typed-decimal.ts";
import type { LanguageCode } from "../site/language.ts";

/** The form with its amount rewritten in another language; unchanged without another language. */
export const inLanguage = <Form extends { readonly amount: string }>(
	form: Form,
	from: LanguageCode,
	to: LanguageCode = from,
): Form => ({ ...form, amount: translateTypedDecimal(form.amount, from, to) });
