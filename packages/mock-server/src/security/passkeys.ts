import {
	type AuthenticationResponseJSON,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
	type WebAuthnCredential,
} from "@simplewebauthn/server";
import type { Clock } from "../clock/clock.ts";
import { createOwned } from "../collections/owned.ts";
import type { Customer } from "../customers/customer.ts";
import type { NewToken } from "../customers/tokens.ts";
import { createShares, ownerOf } from "../safety/shares.ts";

export interface StoredPasskey {
	readonly id: number;
	readonly customerId: number;
	readonly name: string;
	readonly credential: WebAuthnCredential;
	readonly createdAt: number;
	readonly lastUsedAt: number | undefined;
}

/** ES256 and RS256: every authenticator has one of them. */
const supportedAlgorithmIDs = [-7, -257];

const challengeMs = 5 * 60_000;
/** Login options are public. */
const challengeLimits = { perOwner: 50, total: 5000 };
/** Of one customer. */
export const maxPasskeys = 20;

interface Parts {
	readonly clock: Pick<Clock, "now">;
	readonly newChallenge: NewToken;
	/** The origin of the app's pages: a passkey is for this one, whatever a request says. */
	readonly origin: () => string;
}

/** Passkeys of customers (WebAuthn; ours, A-246). Each challenge is accepted once. */
export const createPasskeys = ({ clock, newChallenge, origin }: Parts) => {
	const passkeys = createOwned<StoredPasskey>();
	/** The passkey of each credential. */
	const idOf = new Map<string, number>();
	/** The customer that a challenge was made for; `undefined` for a login. */
	const challenges = createShares<{ readonly customerId: number | undefined; readonly at: number }>(
		challengeLimits,
	);
	const site = () => ({ expectedOrigin: origin(), expectedRPID: new URL(origin()).hostname });
	let lastId = 0;

	const of = (customerId: number): readonly StoredPasskey[] => passkeys.of(customerId).toReversed();
	const remove = (id: number): boolean => {
		idOf.delete(passkeys.get(id)?.credential.id ?? "");
		return passkeys.delete(id);
	};
	const remember = (owner: string, challenge: string, customerId: number | undefined): void =>
		challenges.set(owner, challenge, { customerId, at: clock.now() });
	const accepts = (customerId: number | undefined) => (challenge: string) => {
		const made = challenges.get(challenge);
		challenges.delete(challenge);
		return made !== undefined && made.customerId === customerId && clock.now() - made.at <= challengeMs;
	};

	return {
		of,
		registrationOptions: async (customer: Customer): Promise<string> => {
			const options = await generateRegistrationOptions({
				rpName: "Tradewind",
				rpID: site().expectedRPID,
				userName: customer.email || customer.mobile || customer.uid,
				userDisplayName: customer.nickname,
				userID: new TextEncoder().encode(customer.uid),
				challenge: newChallenge(),
				supportedAlgorithmIDs,
				excludeCredentials: of(customer.id).map(({ credential: { id } }) => ({ id })),
				authenticatorSelection: { residentKey: "required", userVerification: "required" },
			});
			remember(ownerOf(customer.id, ""), options.challenge, customer.id);
			return JSON.stringify(options);
		},
		/** Whether the answer was right and the passkey is stored. */
		add: async (customer: Customer, name: string, answer: string): Promise<boolean> => {
			const response = readJson<RegistrationResponseJSON>(answer);
			const verified = await verifyRegistrationResponse({
				response,
				expectedChallenge: accepts(customer.id),
				...site(),
				supportedAlgorithmIDs,
			}).catch(() => undefined);
			if (!verified?.verified) return false;
			const { credential } = verified.registrationInfo;
			if (idOf.has(credential.id)) return false;
			const id = ++lastId;
			idOf.set(credential.id, id);
			passkeys.put({
				id,
				customerId: customer.id,
				name,
				credential,
				createdAt: clock.now(),
				lastUsedAt: undefined,
			});
			return true;
		},
		removeAll: (customerId: number): void => {
			for (const { id } of of(customerId)) remove(id);
		},
		remove: (customerId: number, id: number): boolean =>
			passkeys.get(id)?.customerId === customerId && remove(id),
		loginOptions: async (owner: string): Promise<string> => {
			const options = await generateAuthenticationOptions({
				rpID: site().expectedRPID,
				challenge: newChallenge(),
				userVerification: "required",
			});
			remember(owner, options.challenge, undefined);
			return JSON.stringify(options);
		},
		/** Whose passkey the answer names, and whether the answer is right; `undefined` for an unknown passkey. */
		verifyLogin: async (
			answer: string,
		): Promise<{ readonly customerId: number; readonly isRight: boolean } | undefined> => {
			const response = readJson<AuthenticationResponseJSON>(answer);
			const passkey = passkeys.get(idOf.get(response.id) ?? 0);
			if (!passkey) return undefined;
			const verified = await verifyAuthenticationResponse({
				response,
				expectedChallenge: accepts(undefined),
				...site(),
				credential: passkey.credential,
			}).catch(() => undefined);
			const isRight = verified?.verified === true;
			if (isRight)
				passkeys.put({
					...passkey,
					credential: { ...passkey.credential, counter: verified.authenticationInfo.newCounter },
					lastUsedAt: clock.now(),
				});
			return { customerId: passkey.customerId, isRight };
		},
	};
};

/** The library checks the fields; a text that is no JSON of an object is an answer without any. */
const readJson = <Answer>(text: string): Answer => {
	try {
		const value: unknown = JSON.parse(text);
		return (typeof value === "object" && value !== null ? value : {}) as Answer;
	} catch {
		return {} as Answer;
	}
};
