import { type BankField, summariseWay } from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { useWords } from "../../../i18n/words.ts";
import { type ShownIssues, useShownIssues } from "../../../issues/use-shown-issues.ts";
import { addressFacts } from "../address-facts.ts";
import type { BindingActor } from "./binding-actor.ts";

/** The issues of a way to bind, with the names of the fields of a bank account. */
export const useWayIssues = (actor: BindingActor): ShownIssues => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	return useShownIssues(summariseWay(form, facts).issues, {
		own: ({ is }) => `withdrawal.issue.${is}`,
		facts: (issue) => addressFacts(issue, t),
		label: ({ field }) => (isBankField(field) ? t(`withdrawal.bank.${field}`) : undefined),
	});
};

const isBankField = (field: BankField | "currency" | "address"): field is BankField =>
	field !== "currency" && field !== "address";
