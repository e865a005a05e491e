import { changeField, type FieldChange } from "../session/field-change.ts";
import type { VerificationLevel } from "./verification-level.ts";

/** One level of the two-level verification as it is filled in; texts as typed (Spec 2 §3). */
export interface LevelForm {
	/** Which form it is. Fields of the other level stay empty. */
	readonly level: VerificationLevel;
	readonly name: string;
	/** Of the chosen area code; `undefined` is the default one. */
	readonly areaId: number | undefined;
	readonly mobile: string;
	readonly idNumber: string;
	/** Addresses of uploaded pictures; `undefined` while there is none. */
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

/** The form after a change; all other fields stay. */
export const reduceLevelForm = (form: LevelForm, change: LevelChange): LevelForm => changeField(form, change);

/** The form of a level that is opened: as it was left, or empty where the other level was open. */
export const openLevelForm = (form: LevelForm, level: VerificationLevel): LevelForm =>
	form.level === level ? form : emptyLevelForm(level);
