import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import { provenMobile } from "../customers/accounts.ts";
import type { Customer } from "../customers/customer.ts";
import type { Codes } from "./codes.ts";
import type { Tries } from "./tries.ts";

/** Compares a secret; after ten wrong ones the next try has to wait (docs/assumptions.md, A-482). */
export const checkSecret = (
	tries: Tries,
	key: string,
	isRight: boolean,
	wrong: Refusal["message"],
): Result.Result<undefined, Refusal> => {
	const wait = tries.waitOf(key);
	if (wait > 0) return refuse("session.slowDown", { seconds: String(wait) });
	if (isRight) {
		tries.right(key);
		return Result.succeed(undefined);
	}
	tries.wrong(key);
	return refuse(wrong);
};

/**
 * Wrong passwords count by account; those from a device that has logged in before count by themselves, so that a stranger cannot
 * keep the customer out (docs/assumptions.md, A-482).
 */
export const passwordKey = ({ id }: Customer, knownDevice: string): string => `password ${id} ${knownDevice}`;

export const payPasswordKey = ({ id }: Customer): string => `pay ${id}`;

/** The proofs with which a customer confirms a change of their own account. */
export interface Proof {
	/** The present secret. */
	readonly secret: string | undefined;
	readonly code: string | undefined;
}

interface Asked {
	readonly key: string;
	readonly present: string;
	/** Neither is sent. */
	readonly missing: Refusal["message"];
	readonly wrong: Refusal["message"];
}

/** The present secret, or a code that was sent to the customer. */
export const proveBy = (
	{ codes, tries }: { readonly codes: Codes; readonly tries: Tries },
	customer: Customer,
	{ secret, code }: Proof,
	{ key, present, missing, wrong }: Asked,
): Result.Result<undefined, Refusal> => {
	if (code !== undefined) return codes.accept(customer.email || (provenMobile(customer) ?? ""), "2", code);
	if (secret === undefined) return refuse(missing);
	return checkSecret(tries, key, secret === present && present !== "", wrong);
};
