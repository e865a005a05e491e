import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { PasskeyDeviceError } from "@tradewind/domain/security";
import { Effect } from "effect";

/** The device makes a passkey after its owner agrees. Options and answer are JSON of WebAuthn. */
export const makePasskey = (options: string): Effect.Effect<string, PasskeyDeviceError> =>
	answered(() => startRegistration({ optionsJSON: JSON.parse(options) }));

/** The device signs with a passkey after its owner agrees. */
export const signWithPasskey = (options: string): Effect.Effect<string, PasskeyDeviceError> =>
	answered(() => startAuthentication({ optionsJSON: JSON.parse(options) }));

const answered = (ask: () => Promise<object>): Effect.Effect<string, PasskeyDeviceError> =>
	Effect.tryPromise({
		try: async () => JSON.stringify(await ask()),
		catch: (error) => new PasskeyDeviceError({ reason: reasonOf(error) }),
	});

const reasonOf = (error: unknown): PasskeyDeviceError["reason"] => {
	if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
		return "exists already";
	const isCancelled = error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
	return isCancelled ? "cancelled" : "not possible";
};
