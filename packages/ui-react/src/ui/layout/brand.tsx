import type { ReactNode } from "react";
import { useSettings } from "../../state/use-settings.ts";
import { pictureAddress } from "../picture/picture-address.ts";
import classes from "./brand.module.css";

/** The site's logo; without a logo our symbol and the site's name. */
export const Brand = ({ size = "small" }: { readonly size?: "small" | "large" }): ReactNode => {
	const { name, logo: address } = useSettings();
	const logo = pictureAddress(address);
	if (logo) return <img src={logo} alt={name} height={size === "small" ? 28 : 44} />;
	return (
		<span className={classes.brand} data-size={size}>
			<svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
				<rect width="32" height="32" rx="8" />
				<path d="M7 21l6-7 4 4 8-9" />
			</svg>
			<bdi className={classes.name}>{name}</bdi>
		</span>
	);
};
