import { type ReactNode, useState } from "react";
import { pictureAddress } from "./picture-address.ts";

/** The decorative picture at an address that the platform sends; `fallback` if the address is not safe or fails to load. */
export const RemotePicture = (props: {
	readonly address: string | undefined;
	readonly className: string | undefined;
	/** In CSS pixels. Without them the styles give the size. */
	readonly size?: { readonly width: number; readonly height: number };
	readonly fallback?: ReactNode;
}): ReactNode => {
	const [broken, setBroken] = useState("");
	const address = pictureAddress(props.address);
	if (address === "" || address === broken) return props.fallback ?? null;
	return (
		<img
			className={props.className}
			src={address}
			alt=""
			{...props.size}
			loading="lazy"
			decoding="async"
			onError={() => setBroken(address)}
		/>
	);
};
