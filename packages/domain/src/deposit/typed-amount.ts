import { translateTypedDecimal } from "../money/typed-decimal.ts";
import type { LanguageCode } from "../site/language.ts";

/** A form in another language: its amount keeps its value. Without another language it stays as it is. */
export const inLanguage = <Form extends { readonly amount: string }>(
	form: Form,
	from: LanguageCode,
	to: LanguageCode = from,
): Form => ({ ...form, amount: translateTypedDecimal(form.amount, from, to) });
