import { Equal } from "effect";
import { changeField, type FieldChange } from "../input/field-change.ts";
import type { IdType } from "../input/id-type.ts";
import type { AreaCode } from "../input/phone-number.ts";
import { splitPhoneNumber } from "../input/split-phone-number.ts";
import {
	type LevelRecord,
	rejectionOf,
	type TwoLevelStatus,
	type VerificationLevel,
} from "./verification-level.ts";

/** The form of one verification level; texts as typed (Spec 2 §3). */
export interface LevelForm {
	/** The level of the form. Fields of the other level stay empty. */
	readonly level: VerificationLevel;
	readonly name: string;
	/** Id of the chosen area code; `undefined` means the default one. */
	readonly areaId: number | undefined;
	readonly mobile: string;
	readonly idNumber: string;
	/** The document in the pictures. It is not sent: the platform has no field for it. */
	readonly document: IdType;
	/** Addresses of uploaded pictures; `undefined` until uploaded. */
	readonly front: string | undefined;
	readonly reverse: string | undefined;
	readonly hand: string | undefined;
}

export type LevelChange = FieldChange<Omit<LevelForm, "level">>;

export const emptyLevelForm = (level: VerificationLevel): LevelForm => ({
	level,
	name: "",
	areaId: undefined,
	mobile: "",
	idNumber: "",
	document: "ID card",
	front: undefined,
	reverse: undefined,
	hand: undefined,
});

/** The form after a change. */
export const reduceLevelForm = (form: LevelForm, change: LevelChange): LevelForm => changeField(form, change);

/** What is known of a level when its form is opened. */
export interface OpenedLevel {
	readonly level: VerificationLevel;
	readonly status: TwoLevelStatus;
	readonly record: LevelRecord | undefined;
	readonly areas: readonly AreaCode[];
	/** What the account has. */
	readonly account: KnownCustomer;
}

/** Empty where the account tells nothing. */
export interface KnownCustomer {
	readonly name: string;
	/** With its prefix. */
	readonly mobile: string;
}

/**
 * The form of an opened level: as it was left, or, if nothing is typed in it, with the texts of a rejected submission, or before the first
 * one with those of the account. Pictures are taken again.
 */
export const openLevelForm = (form: LevelForm, opened: OpenedLevel): LevelForm => {
	const { level, status, record, areas, account } = opened;
	if (form.level === level && !isEmpty(form)) return form;
	const empty = emptyLevelForm(level);
	if (!record || rejectionOf(status[level], record) === undefined)
		return {
			...empty,
			name: account.name,
			...(level === "junior" ? mobileFields(account.mobile, areas) : {}),
		};
	return {
		...empty,
		name: record.name ?? "",
		...(level === "junior" ? mobileFields(record.mobile ?? "", areas) : { idNumber: record.idNumber ?? "" }),
	};
};

const isEmpty = (form: LevelForm): boolean => Equal.equals(form, emptyLevelForm(form.level));

const mobileFields = (mobile: string, areas: readonly AreaCode[]): Pick<LevelForm, "areaId" | "mobile"> => {
	const phone = splitPhoneNumber(mobile, areas);
	return { areaId: phone?.areaId, mobile: phone?.number ?? "" };
};
