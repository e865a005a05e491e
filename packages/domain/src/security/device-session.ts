/** A session of the customer on one device. Moments are text as the platform writes it. */
export interface DeviceSession {
	readonly id: number;
	/** Operating system and version; empty if unknown. */
	readonly system: string;
	readonly version: string;
	readonly openedAt: string;
	readonly lastSeenAt: string;
	/** The session of this app. */
	readonly isCurrent: boolean;
}

/** A login to the customer's account, or a failed attempt. */
export interface LoginRecord {
	readonly id: number;
	readonly system: string;
	readonly version: string;
	readonly at: string;
	readonly by: "password" | "passkey" | "demo" | "unknown";
	readonly hasSucceeded: boolean;
}

/** A passkey of the customer (WebAuthn). */
export interface Passkey {
	readonly id: number;
	readonly name: string;
	readonly createdAt: string;
	/** Empty before the first login with it. */
	readonly lastUsedAt: string;
}
