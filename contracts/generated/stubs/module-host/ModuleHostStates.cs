// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class ModuleHostStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "module hashes are absent with a query": ModuleHashesAreAbsentWithAQuery(parameters); break;
                case "module hashes are published": ModuleHashesArePublished(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The reference file answers 404 to a query. modules (object): map of name to hash</summary>
        protected abstract void ModuleHashesAreAbsentWithAQuery(IDictionary<string, object> parameters);

        /// <summary>The reference file names these modules. modules (object): map of name to hash</summary>
        protected abstract void ModuleHashesArePublished(IDictionary<string, object> parameters);
    }
}
