/** A customer of the platform. */
export interface Customer {
	readonly id: number;
	readonly uid: string;
	readonly email: string;
	/** Area code prefix and number. */
	readonly mobile: string;
	/** The number was given beside an e-mail address, and no code has shown that it is the customer's. */
	readonly isMobileUnproven?: boolean;
	readonly nickname: string;
	readonly name?: string;
	readonly remark?: string;
	/** The name is verified. */
	readonly isReal?: boolean;
	readonly password: string;
	/** Confirms payments; empty until the customer sets it. */
	readonly payPassword?: string;
	/** Whose invite code the customer registered with. */
	readonly invitedBy?: number;
	readonly isDemo: boolean;
	/** Others can follow the customer. */
	readonly isTrader?: boolean;
	readonly level: number;
	readonly creditScore: number;
}

/** What others register with as invited by this customer. Demo customers have none. */
export const inviteCodeOf = ({ isDemo, uid }: Customer): string => (isDemo ? "" : `TW${uid}`);
