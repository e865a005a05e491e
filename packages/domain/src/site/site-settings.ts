/** The site's configuration, decoded once (Spec 1 §3, Site configuration fields). */
export interface SiteSettings {
	readonly name: string;
	readonly logo: string;
	readonly currency: string;
	readonly currencySymbol: string;
	/** IANA name or `GMT`; the time zone of the chart. */
	readonly timeZone: string;
	readonly defaultLanguage: string;
	readonly feeBasis: "per-quantity" | "per-margin";
	readonly hasContractTrading: boolean;
	readonly hasMicroTrading: boolean;
	readonly hasDemoLogin: boolean;
	readonly hasDarkMode: boolean;
	readonly isDarkByDefault: boolean;
	/** 0: a losing micro order loses its amount. Other values: it loses as much as it could win (Spec 1 §9). */
	readonly microLossLevel: number;
	readonly hasOnlyOneAccount: boolean;
	readonly showsLevel: boolean;
	readonly showsCredit: boolean;
	readonly colours: SiteColours;
}

/** Colours as `#rrggbb`. */
export interface SiteColours {
	readonly primary: string;
	readonly up: string;
	readonly down: string;
	readonly candleUp: string;
	readonly candleDown: string;
}

/**
 * With status 0 customers are sent to `lossUrl` if it is an https address (Spec 1 §4). In company mode companies can
 * be searched (Spec 1 §2).
 */
export type SiteStatus =
	| { readonly isOpen: true; readonly isCompanyMode: boolean }
	| { readonly isOpen: false; readonly lossUrl: string };

export interface MenuItem {
	readonly group: "home blocks" | "home quick menu" | "user menu";
	readonly isMobile: boolean;
	readonly title: string;
	readonly path: string;
	readonly icon: string;
	readonly component: string;
	readonly allowsDemo: boolean;
}
