import { Redacted } from "effect";
import { forgotten, type Secret, textOf } from "./secret.ts";

/** `value` with every secret in it as its text, for whole-value assertions: to Vitest two secrets are always equal. */
export const revealed = (value: unknown): unknown => {
	if (isSecret(value)) return value === forgotten ? "(forgotten)" : textOf(value);
	if (Array.isArray(value)) return value.map(revealed);
	if (typeof value !== "object" || value === null || "_tag" in value) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revealed(part)]));
};

const isSecret = (value: unknown): value is Secret => Redacted.isRedacted(value);
