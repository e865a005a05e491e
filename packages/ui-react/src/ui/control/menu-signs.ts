import { bill, candles, clockBack, envelope, globe, info } from "../icon/signs.ts";

/** The signs that a menu may name (docs/assumptions.md, A-491), as lines in a square of 24. */
export const menuSigns: Readonly<Record<string, string> & { other: string }> = {
	about: info,
	accounts: "M4 7h16v12H4zM4 11h16M8 15h4",
	announcement: "M4 10v4h3l8 4V6l-8 4zM18 10a3 3 0 0 1 0 4",
	auth: "M4 6h16v12H4zM9 9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM6.5 15c.5-2 4.5-2 5 0M14 10h3M14 14h3",
	charge: "M12 4v11M8 11l4 4 4-4M5 19h14",
	chat: "M4 5h16v11H10l-4 4v-4H4z",
	email: envelope,
	feedback: "M4 5h16v11H10l-4 4v-4H4zM12 8v3M12 13.5v.1",
	follow:
		"M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c.5-7 11.5-7 12 0M16 5a3 3 0 0 1 0 6M18 14c2 1 3 3 3 6",
	history: clockBack,
	inbox: "M4 5h16v14H4zM4 13h5l1.5 2.5h3L15 13h5",
	invite: "M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c.5-7 11.5-7 12 0M18 8v6M15 11h6",
	journal: "M6 4h12v16H6zM9 4v16M12 8h3M12 12h3",
	language: globe,
	levels: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
	loan: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM14.5 9c-1-1.5-5-1.5-5 .5 0 2.5 5 1.5 5 4 0 2-4 2.5-5 .5M12 6.5v11",
	mining:
		"M12 4c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3zM5 7v5c0 1.7 3 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 3 3 7 3s7-1.3 7-3v-5",
	news: "M5 5h11v14H5zM16 9h3v8a2 2 0 0 1-3 2M8 9h5M8 12h5M8 15h3",
	orders: bill,
	other: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z",
	password: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
	"pay-password": "M4 6h16v12H4zM4 10h16M8 14h.1M12 14h.1M16 14h.1",
	rank: "M5 20v-9h4v9M10 20V5h4v15M15 20v-6h4v6",
	security: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
	system: "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4",
	theme: "M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z",
	trade: candles,
	transfer: "M5 8h13l-3-3M19 16H6l3 3",
	wallet: "M4 7h14a2 2 0 0 1 2 2v9H4zM4 7l11-3v3M16 12.5h1",
	withdraw: "M12 15V4M8 8l4-4 4 4M5 19h14",
};
