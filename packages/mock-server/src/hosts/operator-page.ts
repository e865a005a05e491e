/** A page for those who operate the platform, or a file of one, with its content security policy. It is not kept, and its address not passed on. */
export const operatorPage = (content: string, policy: string, type = "text/html"): Response =>
	new Response(content, {
		headers: {
			"content-type": `${type}; charset=utf-8`,
			"cache-control": "no-cache",
			"content-security-policy": policy,
			"cross-origin-opener-policy": "same-origin",
			"referrer-policy": "no-referrer",
			"x-content-type-options": "nosniff",
		},
	});
