import type { ReactNode } from "react";
import { useSettings } from "../../state/use-settings.ts";
import { pictureAddress } from "../picture/picture-address.ts";
import classes from "./brand.module.css";
import { brandLogo } from "./brand-logo.ts";

/** The site's logo; without a logo that of the brand and the site's name. */
export const Brand = ({ size = "small" }: { readonly size?: "small" | "large" }): ReactNode => {
	const { name, logo: address } = useSettings();
	const logo = pictureAddress(address);
	const height = size === "small" ? 28 : 44;
	if (logo) return <img src={logo} alt={name} height={height} />;
	return (
		<span className={classes.brand} data-size={size}>
			<img className={classes.mark} src={brandLogo} alt="" height={height} />
			<bdi className={classes.name}>{name}</bdi>
		</span>
	);
};
