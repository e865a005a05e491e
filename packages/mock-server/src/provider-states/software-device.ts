import { createHash, generateKeyPairSync, sign } from "node:crypto";

/** CBOR of the few values that an attestation has. */
const head = (major: number, value: number): Buffer =>
	value < 24
		? Buffer.from([major * 32 + value])
		: value < 256
			? Buffer.from([major * 32 + 24, value])
			: Buffer.from([major * 32 + 25, value >> 8, value & 255]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
	Buffer.concat([head(5, entries.length), ...entries.flat()]);

const userPresent = 1;
const userVerified = 4;
const hasCredential = 64;

const counter = (value: number): Buffer => {
	const four = Buffer.alloc(4);
	four.writeUInt32BE(value);
	return four;
};

/** A device with one passkey (ES256, without attestation), as WebAuthn describes it. `origin` is that of the page. */
export const createSoftwareDevice = (origin: string) => {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const id = createHash("sha256")
		.update(publicKey.export({ type: "spki", format: "der" }))
		.digest();
	const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
	let uses = 0;

	const clientData = (type: string, options: string): Buffer =>
		Buffer.from(
			JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin, crossOrigin: false }),
		);
	const authenticatorData = (flags: number, ...rest: readonly Buffer[]) =>
		Buffer.concat([rpIdHash, Buffer.from([flags]), counter(++uses), ...rest]);
	const coseKey = (): Buffer => {
		const { x = "", y = "" } = publicKey.export({ format: "jwk" });
		return map(
			[integer(1), integer(2)],
			[integer(3), integer(-7)],
			[integer(-1), integer(1)],
			[integer(-2), bytes(Buffer.from(x, "base64url"))],
			[integer(-3), bytes(Buffer.from(y, "base64url"))],
		);
	};
	const answerWith = (response: object): string =>
		JSON.stringify({
			id: id.toString("base64url"),
			rawId: id.toString("base64url"),
			type: "public-key",
			clientExtensionResults: {},
			response,
		});

	return {
		/** The answer to the options for a new passkey. */
		register: (options: string): string => {
			const length = Buffer.from([id.length >> 8, id.length & 255]);
			const data = authenticatorData(
				userPresent | userVerified | hasCredential,
				Buffer.alloc(16),
				length,
				id,
				coseKey(),
			);
			const attestation = map(
				[text("fmt"), text("none")],
				[text("attStmt"), map()],
				[text("authData"), bytes(data)],
			);
			return answerWith({
				clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
				attestationObject: attestation.toString("base64url"),
			});
		},
		/** The answer to the options for a login. */
		logIn: (options: string): string => {
			const data = authenticatorData(userPresent | userVerified);
			const client = clientData("webauthn.get", options);
			const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
			return answerWith({
				clientDataJSON: client.toString("base64url"),
				authenticatorData: data.toString("base64url"),
				signature: sign("sha256", signed, privateKey).toString("base64url"),
			});
		},
	};
};
