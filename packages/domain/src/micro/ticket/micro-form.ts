import type { Money } from "../../money/decimal.ts";
import { translateTypedDecimal, writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import { defaultAmount, defaultOption, type MicroSettings } from "../micro-settings.ts";

/** The micro order form. */
export interface MicroForm {
	/** Id of the chosen expiry; `undefined` if there is none or it is no longer offered. */
	readonly option: number | undefined;
	/** As typed, or a listed amount written in the customer's language. */
	readonly amount: string;
}

export type MicroChange =
	| { readonly is: "option"; readonly id: number }
	| { readonly is: "amount"; readonly text: string }
	/** An amount was chosen from the list. */
	| { readonly is: "listed amount"; readonly value: Money };

/** The form before the settings are known. */
export const blankMicro: MicroForm = { option: undefined, amount: "" };

/** The initial form: the first expiry and the first amount of the lists (Spec 1 §9). */
export const emptyMicro = (settings: MicroSettings, language: LanguageCode): MicroForm => ({
	option: defaultOption(settings)?.id,
	amount: writtenAmount(settings, language),
});

/** The form after an order: the first listed amount, the same expiry (Spec 1 §9). */
export const withDefaultAmount = (
	form: MicroForm,
	settings: MicroSettings | undefined,
	language: LanguageCode,
): MicroForm => ({ ...form, amount: settings ? writtenAmount(settings, language) : "" });

/** The form after a change (Spec 1 §5). A listed amount is written into the amount field. */
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
 * The form after the settings are read again. Input stays. An expiry that is no longer offered becomes `undefined`,
 * because another one has other terms. Without a previous choice the defaults are chosen.
 */
export const fitMicro = (
	form: MicroForm,
	known: MicroSettings | undefined,
	settings: MicroSettings,
	language: LanguageCode,
): MicroForm => {
	const defaults = emptyMicro(settings, language);
	const hadOptions = known !== undefined && known.options.length > 0;
	const hadAmounts = known !== undefined && known.amounts.length > 0;
	return {
		option: hadOptions ? settings.options.find(({ id }) => id === form.option)?.id : defaults.option,
		amount: hadAmounts ? form.amount : form.amount || defaults.amount,
	};
};

/** Rewrites the amount in another language, so that the value does not change. */
export const translateMicro = (form: MicroForm, from: LanguageCode, to: LanguageCode): MicroForm => ({
	...form,
	amount: translateTypedDecimal(form.amount, from, to),
});

const writtenAmount = (settings: MicroSettings, language: LanguageCode): string => {
	const amount = defaultAmount(settings);
	return amount ? writeTypedDecimal(amount, language) : "";
};
