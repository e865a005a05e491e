import { Equal } from "effect";
import { changeField, type FieldChange } from "../input/field-change.ts";
import type { IdType } from "../input/id-type.ts";
import type { RealNameRecord } from "./real-name.ts";

/** The real-name form; texts as typed (Spec 2 §3). */
export interface RealNameForm {
	readonly name: string;
	readonly idNumber: string;
	/** The document in the pictures. It is not sent: the platform has no field for it. */
	readonly document: IdType;
	/** Addresses of uploaded pictures; `undefined` until uploaded. */
	readonly front: string | undefined;
	readonly reverse: string | undefined;
	readonly hand: string | undefined;
	readonly ssn: string;
	readonly email: string;
}

export type RealNameChange = FieldChange<RealNameForm>;

export const emptyRealName: RealNameForm = {
	name: "",
	idNumber: "",
	document: "ID card",
	front: undefined,
	reverse: undefined,
	hand: undefined,
	ssn: "",
	email: "",
};

/**
 * The form with the texts of a rejected submission, or of what the registration had, if nothing is typed in it.
 * Pictures are taken again.
 */
export const restoreRealName = (
	form: RealNameForm,
	{ status, name, idNumber, ssn, email }: RealNameRecord,
): RealNameForm =>
	(status === "rejected" || status === "not submitted") && Equal.equals(form, emptyRealName)
		? {
				...emptyRealName,
				name: name ?? "",
				idNumber: idNumber ?? "",
				ssn: ssn ?? "",
				email: email ?? "",
			}
		: form;

/** The form after a change. */
export const reduceRealName = (form: RealNameForm, change: RealNameChange): RealNameForm =>
	changeField(form, change);
