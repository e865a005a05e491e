import { translateTypedDecimal } from "../../money/typed-decimal.ts";
import { offeredKinds } from "../withdrawal.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import { noTarget, reduceWithdrawal, type WithdrawalChange, type WithdrawalForm } from "./withdrawal-form.ts";

/** A form and what it is judged by, which change together: the lists are those of its kind and its currency. */
export interface WithdrawalFormState {
	readonly form: WithdrawalForm;
	readonly facts: WithdrawalFacts;
}

/**
 * After a change by the customer: lists that were read for what was chosen before are not known any more, and what is not
 * there to be chosen, because its list has changed under the hand, is not taken.
 */
export const withChange = (
	{ form, facts }: WithdrawalFormState,
	change: WithdrawalChange,
): WithdrawalFormState => {
	const changed = reduceWithdrawal(form, change, facts);
	const isOfSameKind = changed.kind === form.kind;
	const isOfSameCurrency = isOfSameKind && changed.currencyId === form.currencyId;
	return fitSelection({
		form: changed,
		facts: {
			...facts,
			currencies: isOfSameKind ? facts.currencies : undefined,
			ways: isOfSameCurrency ? facts.ways : undefined,
		},
	});
};

/** After news of the app or of a list: what was chosen and typed stays as far as it can, in the language of now. */
export const withFacts = (
	{ form, facts: before }: WithdrawalFormState,
	updates: Partial<WithdrawalFacts>,
): WithdrawalFormState => {
	const facts = { ...before, ...updates };
	const amount = translateTypedDecimal(form.amount, before.language, facts.language);
	return fitSelection({ form: { ...form, amount }, facts });
};

/**
 * Keeps what was chosen as far as there still is such a thing, and chooses where there is no choice: the first kind, the
 * first currency, and a bound way that is the only one. Among several ways nobody but the customer chooses.
 */
export const fitSelection = (filling: WithdrawalFormState): WithdrawalFormState =>
	withWay(withCurrency(withKind(filling)));

const withKind = ({ form, facts }: WithdrawalFormState): WithdrawalFormState => {
	const kinds = offeredKinds(facts.offers);
	const kind = kinds.find((one) => one === form.kind) ?? kinds[0];
	if (kind === form.kind) return { form, facts };
	return {
		form: { ...form, ...noTarget, kind, currencyId: undefined },
		facts: form.kind === undefined ? facts : { ...facts, currencies: undefined, ways: undefined },
	};
};

const withCurrency = ({ form, facts }: WithdrawalFormState): WithdrawalFormState => {
	const { currencies } = facts;
	if (!currencies || currencies.some(({ id }) => id === form.currencyId)) return { form, facts };
	return {
		form: { ...form, ...noTarget, currencyId: currencies[0]?.id },
		facts: form.currencyId === undefined ? facts : { ...facts, ways: undefined },
	};
};

const withWay = ({ form, facts }: WithdrawalFormState): WithdrawalFormState => {
	const { ways } = facts;
	if (!ways || ways.some(({ id }) => id === form.wayId)) return { form, facts };
	return { form: { ...form, wayId: ways.length === 1 ? ways[0]?.id : undefined }, facts };
};
