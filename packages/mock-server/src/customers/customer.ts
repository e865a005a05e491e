/** A customer of the platform. */
export interface Customer {
	readonly id: number;
	readonly uid: string;
	readonly email: string;
	/** Area code prefix and number. */
	readonly mobile: string;
	/** The number was given in addition to an e-mail address and has not been verified by a code. */
	readonly isMobileUnproven?: boolean;
	readonly nickname: string;
	readonly name?: string;
	readonly remark?: string;
	/** The name is verified. */
	readonly isReal?: boolean;
	readonly password: string;
	/** Confirms payments; empty until the customer sets it. */
	readonly payPassword?: string;
	/** The inviter whose code the customer registered with. */
	readonly invitedBy?: number;
	readonly isDemo: boolean;
	/** Whether others can follow the customer. */
	readonly isTrader?: boolean;
	readonly level: number;
	readonly creditScore: number;
}

/** The invite code that this customer gives to others. Demo customers have none. */
export const inviteCodeOf = ({ isDemo, uid }: Customer): string => (isDemo ? "" : `TW${uid}`);
