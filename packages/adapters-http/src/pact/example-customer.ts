/** The domain's reading of the customer of the examples. */
export const mia = {
	id: 1,
	uid: "10000001",
	email: "mia@tradewind.test",
	mobile: "",
	nickname: "Mia",
	name: "Mia Berg",
	remark: "",
	inviteCode: "TW10000001",
	isReal: false,
	isDemo: false,
	isTrader: false,
	level: 1,
	creditScore: 100,
};
