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
import type { Customer } from "../session/customer.ts";
import type { NewToken } from "../session/tokens.ts";

interface StoredPasskey {
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
/** Beyond this the oldest is forgotten: login options are public. */
const maxChallenges = 1000;

/** Passkeys of customers (WebAuthn; ours, A-246). Each challenge is accepted once. */
export const createPasskeys = (clock: Pick<Clock, "now">, newChallenge: NewToken) => {
	const passkeys = new Map<number, StoredPasskey>();
	/** The customer that a challenge was made for; `undefined` for a login. */
	const challenges = new Map<string, { readonly customerId: number | undefined; readonly at: number }>();
	let lastId = 0;

	const of = (customerId: number): readonly StoredPasskey[] =>
		[...passkeys.values()].filter((passkey) => passkey.customerId === customerId).toReversed();
	const remember = (challenge: string, customerId: number | undefined): void => {
		// In the order of their times.
		for (const [old, { at }] of challenges) {
			if (clock.now() - at <= challengeMs && challenges.size < maxChallenges) break;
			challenges.delete(old);
		}
		challenges.set(challenge, { customerId, at: clock.now() });
	};
	const accepts = (customerId: number | undefined) => (challenge: string) => {
		const made = challenges.get(challenge);
		challenges.delete(challenge);
		return made !== undefined && made.customerId === customerId && clock.now() - made.at <= challengeMs;
	};

	return {
		of,
		registrationOptions: async (customer: Customer, origin: string): Promise<string> => {
			const options = await generateRegistrationOptions({
				rpName: "Tradewind",
				rpID: new URL(origin).hostname,
				userName: customer.email || customer.mobile || customer.uid,
				userDisplayName: customer.nickname,
				userID: new TextEncoder().encode(customer.uid),
				challenge: newChallenge(),
				supportedAlgorithmIDs,
				excludeCredentials: of(customer.id).map(({ credential: { id } }) => ({ id })),
				authenticatorSelection: { residentKey: "required", userVerification: "required" },
			});
			remember(options.challenge, customer.id);
			return JSON.stringify(options);
		},
		/** Whether the answer was right and the passkey is stored. */
		add: async (customer: Customer, name: string, answer: string, origin: string): Promise<boolean> => {
			const response = readJson<RegistrationResponseJSON>(answer);
			const verified = await verifyRegistrationResponse({
				response,
				expectedChallenge: accepts(customer.id),
				expectedOrigin: origin,
				expectedRPID: new URL(origin).hostname,
				supportedAlgorithmIDs,
			}).catch(() => undefined);
			if (!verified?.verified) return false;
			const { credential } = verified.registrationInfo;
			if ([...passkeys.values()].some((passkey) => passkey.credential.id === credential.id)) return false;
			const id = ++lastId;
			passkeys.set(id, {
				id,
				customerId: customer.id,
				name,
				credential,
				createdAt: clock.now(),
				lastUsedAt: undefined,
			});
			return true;
		},
		remove: (customerId: number, id: number): boolean =>
			passkeys.get(id)?.customerId === customerId && passkeys.delete(id),
		loginOptions: async (origin: string): Promise<string> => {
			const options = await generateAuthenticationOptions({
				rpID: new URL(origin).hostname,
				challenge: newChallenge(),
				userVerification: "required",
			});
			remember(options.challenge, undefined);
			return JSON.stringify(options);
		},
		/** Whose passkey the answer names, and whether the answer is right; `undefined` for an unknown passkey. */
		verifyLogin: async (
			answer: string,
			origin: string,
		): Promise<{ readonly customerId: number; readonly isRight: boolean } | undefined> => {
			const response = readJson<AuthenticationResponseJSON>(answer);
			const passkey = [...passkeys.values()].find(({ credential }) => credential.id === response.id);
			if (!passkey) return undefined;
			const verified = await verifyAuthenticationResponse({
				response,
				expectedChallenge: accepts(undefined),
				expectedOrigin: origin,
				expectedRPID: new URL(origin).hostname,
				credential: passkey.credential,
			}).catch(() => undefined);
			const isRight = verified?.verified === true;
			if (isRight)
				passkeys.set(passkey.id, {
					...passkey,
					credential: { ...passkey.credential, counter: verified.authenticationInfo.newCounter },
					lastUsedAt: clock.now(),
				});
			return { customerId: passkey.customerId, isRight };
		},
	};
};

/** The library checks the fields; a text that is no JSON is an answer without any. */
const readJson = <Answer>(text: string): Answer => {
	try {
		return JSON.parse(text) as Answer;
	} catch {
		return {} as Answer;
	}
};

export type Passkeys = ReturnType<typeof createPasskeys>;
