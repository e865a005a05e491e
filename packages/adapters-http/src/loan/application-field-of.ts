import { type ApplicationField, applicationFields } from "@tradewind/domain/loan";
import { wireNames } from "./application-fields.ts";

/** The field with this name on the wire; `undefined` for a name that the app does not know. */
export const applicationFieldOf = (wireName: string): ApplicationField | undefined =>
	applicationFields.find((field) => wireNames[field] === wireName);
