import { changeField, type FieldChange } from "../session/field-change.ts";
import type { VerificationLevel } from "./verification-level.ts";

/** The form of one verification level; texts as typed (Spec 2 §3). */
export interface LevelForm {
	/** The level of the form. Fields of the other level stay empty. */
	readonly level: VerificationLevel;
	readonly name: string;
	/** Id of the chosen area code; `undefined` means the default one. */
	readonly areaId: number | undefined;
	readonly mobile: string;
	readonly idNumber: string;
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
	front: undefined,
	reverse: undefined,
	hand: undefined,
});

/** The form after a change. */
export const reduceLevelForm = (form: LevelForm, change: LevelChange): LevelForm => changeField(form, change);

/** The form of an opened level: as it was left, or empty if the other level was open. */
export const openLevelForm = (form: LevelForm, level: VerificationLevel): LevelForm =>
	form.level === level ? form : emptyLevelForm(level);
