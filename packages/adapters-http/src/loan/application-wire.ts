import type { loan as contract, InputOf, ReplyOf } from "@tradewind/contracts";
import {
	type ApplicationField,
	applicationFields,
	isOfKind,
	type LoanApplication,
} from "@tradewind/domain/loan";
import { money, toText } from "@tradewind/domain/money";
import { figureOrNone } from "../wire/wire-decimal.ts";
import { wireNames } from "./application-fields.ts";

type Reply = ReplyOf<typeof contract.getInfo>;
type Info = Extract<Reply, { readonly status: number }>;
type Value = LoanApplication[ApplicationField];

export const isSent = (reply: Reply): reply is Info => typeof reply.status === "number";

/** The application that was sent, if the platform returns it: it then has the names. */
export const sentBeforeIn = (info: Info): LoanApplication | undefined => {
	const sent = Object.fromEntries(applicationFields.map((field) => [field, valueIn(info, field)]));
	return info.name && info.last_name ? (sent as LoanApplication) : undefined;
};

const valueIn = (info: Info, field: ApplicationField): Value => {
	if (isOfKind(field, "amount", "amount above zero")) return figureOrNone(info[wireNames[field]], money);
	if (isOfKind(field, "count")) return info[wireNames[field]] ?? undefined;
	if (isOfKind(field, "sex")) return optionOf(sexes, info[wireNames[field]]);
	if (isOfKind(field, "id kind")) return optionOf(idKinds, info[wireNames[field]]);
	if (isOfKind(field, "answer")) {
		const flag = info[wireNames[field]];
		return flag ? flag === "1" : undefined;
	}
	return info[wireNames[field]] || undefined;
};

/** The fields of the form that have a value; numbers without grouping, whatever the language. */
export const wireApplicationOf = (
	application: LoanApplication,
): InputOf<typeof contract.submitApplication> => ({
	name: application.lastName,
	last_name: application.firstName,
	...Object.fromEntries(
		applicationFields.flatMap((field) => {
			const text = textOf(application, field);
			return text === undefined ? [] : [[wireNames[field], text]];
		}),
	),
});

const textOf = (application: LoanApplication, field: ApplicationField): string | undefined => {
	if (isOfKind(field, "amount", "amount above zero")) return application[field] && toText(application[field]);
	if (isOfKind(field, "count")) return application[field]?.toString();
	if (isOfKind(field, "sex")) return numberOf(sexes, application[field]);
	if (isOfKind(field, "id kind")) return numberOf(idKinds, application[field]);
	if (isOfKind(field, "answer"))
		return application[field] === undefined ? undefined : application[field] ? "1" : "0";
	return application[field];
};

/** Numbered from 1 on the wire. */
const sexes = ["male", "female"] as const;
const idKinds = ["ID card", "passport"] as const;

const optionOf = <Option>(
	options: readonly Option[],
	number: number | null | undefined,
): Option | undefined => options[(number ?? 0) - 1];

const numberOf = <Option>(options: readonly Option[], option: Option | undefined): string | undefined =>
	option && String(options.indexOf(option) + 1);
