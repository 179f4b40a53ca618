using System;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Net.Sockets;
using System.Text;
using System.Text.RegularExpressions;

namespace Contracts
{
    /// <summary>The smallest provider of the contract with sms: the framework's own listener. Prints its port.</summary>
    public class SmsProvider : SmsStates
    {
        private class Answer
        {
            public readonly int Status;
            public readonly string Body;
            public Answer(int status, string body = null) { Status = status; Body = body; }
        }

        private static readonly Answer JustSent = new Answer(409, "{\"functionalCode\":\"EXISTING_KEY_IN_LOCK_CACHE\"}");
        private Answer sms;
        private Answer code;

        public static void Main()
        {
            var free = new TcpListener(IPAddress.Loopback, 0);
            free.Start();
            var port = ((IPEndPoint)free.LocalEndpoint).Port;
            free.Stop();
            var listener = new HttpListener();
            listener.Prefixes.Add("http://127.0.0.1:" + port + "/");
            listener.Start();
            Console.WriteLine(port);
            var provider = new SmsProvider();
            while (true) provider.Handle(listener.GetContext());
        }

        private void Handle(HttpListenerContext context)
        {
            var path = context.Request.Url.AbsolutePath;
            var sent = new StreamReader(context.Request.InputStream).ReadToEnd();
            var answer = path == "/provider-states" ? State(sent) : path == "/public/sms" ? sms : path == "/v1/sms/me/otp" ? code : new Answer(404);
            context.Response.StatusCode = answer.Status;
            if (answer.Body != null)
            {
                var bytes = Encoding.UTF8.GetBytes(answer.Body);
                context.Response.ContentType = "application/json";
                context.Response.OutputStream.Write(bytes, 0, bytes.Length);
            }
            context.Response.Close();
        }

        // Your JSON library reads the parameters; these states have none that matters.
        private Answer State(string sent)
        {
            try
            {
                SetUp(Regex.Match(sent, "\"state\"\\s*:\\s*\"([^\"]*)\"").Groups[1].Value, new Dictionary<string, object>());
                return new Answer(200, "{}");
            }
            catch (ArgumentException)
            {
                return new Answer(400);
            }
        }

        protected override void AnSMSCanBeSent(IDictionary<string, object> parameters) { sms = new Answer(204); }
        protected override void AnSMSWasJustSent(IDictionary<string, object> parameters) { sms = JustSent; }
        protected override void TheSMSLimitIsReached(IDictionary<string, object> parameters) { sms = new Answer(403); }
        protected override void NobodyIsKnownByTheUuid(IDictionary<string, object> parameters) { sms = new Answer(404, "{\"error\":\"not_found\"}"); }
        protected override void AOneTimeCodeCanBeSent(IDictionary<string, object> parameters) { code = new Answer(204); }
        protected override void AOneTimeCodeWasJustSent(IDictionary<string, object> parameters) { code = JustSent; }
        protected override void NoCeremonyIsOpen(IDictionary<string, object> parameters) { code = new Answer(422, "{\"functionalCode\":\"generic\"}"); }
        protected override void NoValidSession(IDictionary<string, object> parameters) { code = new Answer(401); }
        protected override void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters) { code = new Answer(403); }
    }
}
