/** A customer of the platform. */
export interface Customer {
	readonly id: number;
	readonly uid: string;
	readonly email: string;
	/** Area code prefix and number. */
	readonly mobile: string;
	readonly nickname: string;
	readonly name?: string;
	readonly remark?: string;
	/** The name is verified. */
	readonly isReal?: boolean;
	readonly password: string;
	readonly isDemo: boolean;
	/** Others can follow the customer. */
	readonly isTrader?: boolean;
	readonly level: number;
	readonly creditScore: number;
}
