import type { Brand } from "effect";

/** The session token; opaque. */
export type Token = string & Brand.Brand<"Token">;
export const token = (text: string): Token => text as Token;

/** The signed-in customer (Spec 1 §3, Spec 2 §3, User). */
export interface Customer {
	readonly id: number;
	readonly uid: string;
	readonly email: string;
	readonly mobile: string;
	readonly nickname: string;
	/** The real name; empty if unknown. */
	readonly name: string;
	readonly remark: string;
	/** The invite code that this customer gives to others; may be empty. */
	readonly inviteCode: string;
	/** The name is verified. */
	readonly isReal: boolean;
	readonly isDemo: boolean;
	readonly isTrader: boolean;
	readonly level: number | undefined;
	readonly creditScore: number | undefined;
}

export interface SignedIn {
	readonly token: Token;
	readonly customer: Customer;
}

/** A login, with the platform's text on it (Spec 2 §8). */
export interface LoggedIn extends SignedIn {
	readonly message?: string;
}

export interface PasswordCredentials {
	readonly by: "email" | "phone";
	/** The e-mail address, or the area code prefix followed by the number (Spec 1 §5). */
	readonly account: string;
	readonly password: string;
}

/** Ours. */
interface PasskeyCredentials {
	readonly by: "passkey";
	/** The answer of the device to the platform's options, as JSON of WebAuthn. */
	readonly response: string;
}

export type Credentials = PasswordCredentials | PasskeyCredentials;
