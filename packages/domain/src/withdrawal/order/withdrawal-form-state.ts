import { translateTypedDecimal } from "../../money/typed-decimal.ts";
import { offeredKinds } from "../withdrawal.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import { noTarget, reduceWithdrawal, type WithdrawalChange, type WithdrawalForm } from "./withdrawal-form.ts";

/** The form and its facts. They change together, because the lists depend on the chosen kind and currency. */
export interface WithdrawalFormState {
	readonly form: WithdrawalForm;
	readonly facts: WithdrawalFacts;
}

/**
 * The state after a change by the customer. Lists of another kind or currency are dropped, and a choice that is no
 * longer listed is ignored.
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

/** The state after new facts. Choices stay as far as possible; the amount is rewritten in the current language. */
export const withFacts = (
	{ form, facts: before }: WithdrawalFormState,
	updates: Partial<WithdrawalFacts>,
): WithdrawalFormState => {
	const updated = { ...before, ...updates };
	const isOfSameAccount = updated.accountCurrency === before.accountCurrency;
	const facts = isOfSameAccount ? updated : { ...updated, currencies: undefined };
	const amount = translateTypedDecimal(form.amount, before.language, facts.language);
	return fitSelection({ form: { ...form, amount }, facts });
};

/**
 * Keeps valid choices and selects defaults: the first kind, the first currency, and the bound way if it is the only
 * one. Among several ways the customer chooses.
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
