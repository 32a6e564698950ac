// Loaded by /api/docs. A file of its own because inline scripts are forbidden.
globalThis.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })
