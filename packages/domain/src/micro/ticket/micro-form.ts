import type { Money } from "../../money/decimal.ts";
import { translateTypedDecimal, writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import { defaultAmount, defaultOption, type MicroSettings } from "../micro-settings.ts";

/** A micro order as the customer fills it in. */
export interface MicroForm {
	/** Id of the chosen expiry; `undefined` where there is none, or the chosen one is not offered any more. */
	readonly option: number | undefined;
	/** As typed, or as an amount of the list is written in the customer's language. */
	readonly amount: string;
}

export type MicroChange =
	| { readonly is: "option"; readonly id: number }
	| { readonly is: "amount"; readonly text: string }
	/** One of the list was chosen. */
	| { readonly is: "listed amount"; readonly value: Money };

/** Before the settings are known. */
export const blankMicro: MicroForm = { option: undefined, amount: "" };

/** The form nobody has touched: the first expiry and the first amount of the platform's lists (Spec 1 §9). */
export const emptyMicro = (settings: MicroSettings, language: LanguageCode): MicroForm => ({
	option: defaultOption(settings)?.id,
	amount: writtenAmount(settings, language),
});

/** The form after an order: the amount is the first of the list again, the expiry stays (Spec 1 §9). */
export const withDefaultAmount = (
	form: MicroForm,
	settings: MicroSettings | undefined,
	language: LanguageCode,
): MicroForm => ({ ...form, amount: settings ? writtenAmount(settings, language) : "" });

/** The form after a change (Spec 1 §5): an amount is typed, or chosen from the list, which writes it into the field. */
export const reduceMicro = (form: MicroForm, change: MicroChange, language: LanguageCode): MicroForm => {
	switch (change.is) {
		case "option":
			return { ...form, option: change.id };
		case "amount":
			return { ...form, amount: change.text };
		case "listed amount":
			return { ...form, amount: writeTypedDecimal(change.value, language) };
	}
};

/**
 * The form with settings that were read anew. What was chosen and typed stays; an expiry that is not offered any more is
 * left open, for another one would be another bargain. Where there was nothing to choose from, the defaults are chosen.
 */
export const fitMicro = (
	form: MicroForm,
	known: MicroSettings | undefined,
	told: MicroSettings,
	language: LanguageCode,
): MicroForm => {
	const defaults = emptyMicro(told, language);
	const hadOptions = known !== undefined && known.options.length > 0;
	const hadAmounts = known !== undefined && known.amounts.length > 0;
	return {
		option: hadOptions ? told.options.find(({ id }) => id === form.option)?.id : defaults.option,
		amount: hadAmounts ? form.amount : form.amount || defaults.amount,
	};
};

/** Writes the amount anew in another language, so that it doesn't change its value with the language. */
export const translateMicro = (form: MicroForm, from: LanguageCode, to: LanguageCode): MicroForm => ({
	...form,
	amount: translateTypedDecimal(form.amount, from, to),
});

const writtenAmount = (settings: MicroSettings, language: LanguageCode): string => {
	const amount = defaultAmount(settings);
	return amount ? writeTypedDecimal(amount, language) : "";
};
